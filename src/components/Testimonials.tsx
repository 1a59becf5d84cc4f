import { Fragment, type ReactElement } from "react";

import { attribution, type Testimonial, testimonials, testimonialsIntro } from "../content/testimonials";
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
          print:grid-cols-2 print:gap-x-11.5 print:gap-y-7
        "
      >
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.name} className="group relative lg:col-span-7 lg:even:col-start-6">
            <Quotation {...testimonial} />
            {index < testimonials.length - 1 && <Route />}
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
      <Stars rating={rating} />
      <blockquote className="mt-2.5 text-quote">{content}</blockquote>
      <p className="mt-3 flex items-center gap-3.5 text-small text-ink-muted">
        <Icon name="user" className="size-11 rounded-full border border-ink p-2.75 text-ink print:hidden" />
        <span>
          <span className="block font-semibold text-ink">{name}</span>
          {` ${attribution.replace("{position}", () => position).replace("{company}", () => company)}`}
        </span>
      </p>
    </>
  );
}

/** A dashed line from a quotation to the next, like the routes on the globe. */
function Route(): ReactElement {
  return (
    <div
      className="
        absolute inset-s-full top-7 -bottom-9 ms-15 hidden w-2/5
        group-even:inset-s-auto group-even:inset-e-full group-even:ms-0 group-even:me-15 group-even:-scale-x-100
        lg:block
        rtl:-scale-x-100
        rtl:group-even:scale-x-100
        print:hidden
        forced-colors:hidden
      "
    >
      {/* Without size in browsers without cascade layers, which leave out the layout: there it would join nothing. */}
      <svg aria-hidden="true" width={0} height={0} className="size-full overflow-visible fill-paper stroke-accent">
        <line x2="100%" y2="100%" strokeWidth="2" strokeDasharray="8 6" />
        {["0", "100%"].map((end) => (
          <Fragment key={end}>
            <circle cx={end} cy={end} r="9.25" strokeWidth="1.5" />
            <circle cx={end} cy={end} r="2.5" className="fill-accent" />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
