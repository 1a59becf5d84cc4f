import type { ReactElement } from "react";

import { QuotationLine } from "../chart";
import { attribution, ratingText, type Testimonial, testimonials, testimonialsIntro } from "../content/testimonials";
import { fillIn, fillInCount } from "../text/fillIn";
import { joinClasses } from "../text/joinClasses";
import { rowShare } from "./ui/evenRows";
import { Icon } from "./ui/Icon";
import { SampleNote } from "./ui/SampleNote";
import { Section } from "./ui/Section";
import { Stars } from "./ui/Stars";

/** The testimonials: one quotation for each. */
export function Testimonials(): ReactElement {
  return (
    <Section id="testimonials" intro={testimonialsIntro}>
      {/* They alternate between the left and the right side. */}
      <ul
        role="list"
        className="
          grid gap-y-[clamp(1.625rem,1.1rem+2vw,3rem)]
          lg:grid-cols-12
          print:grid-cols-12 print:gap-x-11.5 print:gap-y-7
        "
      >
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.content}
            className={joinClasses(
              "group relative lg:col-span-7 lg:only:col-start-4 lg:even:col-start-6",
              rowShare(index, testimonials.length, { print: 2 }),
            )}
          >
            <Quotation {...testimonial} />
            {index < testimonials.length - 1 && <QuotationLine />}
          </li>
        ))}
      </ul>
      <SampleNote records={testimonials} />
    </Section>
  );
}

function Quotation({ name, position, company, content, rating }: Testimonial): ReactElement {
  return (
    <>
      <Stars rating={rating} label={fillInCount(ratingText, rating)} />
      <blockquote className="mt-2.5 text-quote">{content}</blockquote>
      <div className="mt-3 flex items-center gap-3.5 text-small text-ink-muted">
        <Icon name="user" className="size-11 rounded-full border border-ink p-2.75 text-ink print:hidden" />
        <span>
          <span className="block font-semibold text-ink">{name}</span>
          {` ${fillIn(attribution, { position, company })}`}
        </span>
      </div>
    </>
  );
}
