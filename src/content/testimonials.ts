/** What clients say. All are samples; their companies are the clients of the sample projects. */
import type { CountText, NonEmpty, PlaceholderPath, SectionIntro } from "./vocabulary";

/** The number of stars. */
export type Rating = 1 | 2 | 3 | 4 | 5;

export interface Testimonial {
  readonly name: string;
  readonly position: string;
  readonly company: string;
  /** The quotation, without quotation marks. */
  readonly content: string;
  readonly rating: Rating;
  /** Never rendered or requested (requirements, section 3). */
  readonly image: PlaceholderPath;
  /** True while the person is invented; the launch check reports it. */
  readonly sample: boolean;
}

export const testimonialsIntro: SectionIntro = {
  heading: "Word from ashore",
  lede: "Clients on the work itself, and on the weeks after.",
};

/** What stands below the name. */
export const attribution = "{position}, {company}";

/** Names a rating for screen readers. */
export const ratingText: CountText = "{count} out of 5";

export const testimonials: NonEmpty<Testimonial> = [
  {
    name: "Ingrid Haugnes",
    position: "Head of Dispatch",
    company: "Norrvik Parcel",
    content:
      "The week before Christmas a tunnel closed and I waited for the telephones. They stayed quiet. The plan had already changed on every screen, and the drivers only asked whether they could believe it.",
    rating: 5,
    image: "/api/placeholder/80/80",
    sample: true,
  },
  {
    name: "Beatriz Faria Lemos",
    position: "Director of Nursing",
    company: "Ribamonte Clinics",
    content:
      "They sat at our sorting desk for two mornings before they showed us anything. The first version was poor at cardiology. They told us so before we had noticed, and asked for more letters.",
    rating: 5,
    image: "/api/placeholder/80/80",
    sample: true,
  },
  {
    name: "Tunde Akinrolabu",
    position: "Chief Accountant",
    company: "Obalende Mutual",
    content:
      "I wanted the old ledger off in June. They put four accounts that did not agree in front of me and asked for another month. It was not a pleasant meeting. The fourth turned out to be a mistake we had been making since 2011.",
    rating: 5,
    image: "/api/placeholder/80/80",
    sample: true,
  },
  {
    name: "Lucía Barrenetxe",
    position: "Technical Manager",
    company: "Tres Lomas Growers",
    content:
      "Their engineer walked the plots with us, dropped the tablet in an irrigation ditch and made the buttons bigger that same evening. My agronomists are hard on software. They have stopped carrying paper.",
    rating: 5,
    image: "/api/placeholder/80/80",
    sample: true,
  },
];
