/** What clients say, set as text. */
import type { ReactElement } from "react";

import { labels } from "../content/labels";
import { type Testimonial, testimonials, testimonialsIntro } from "../content/testimonials";
import { hasSamples } from "../lib/hasSamples";
import { Icon } from "./ui/Icon";
import { Section } from "./ui/Section";
import { Stars } from "./ui/Stars";

/**
 * The testimonials section.
 *
 * @returns One figure with a quotation for each testimonial.
 */
export function Testimonials(): ReactElement {
  return (
    <Section id="testimonials" intro={testimonialsIntro}>
      <ul className="quotes">
        {testimonials.map((testimonial) => (
          <Quotation key={testimonial.name} {...testimonial} />
        ))}
      </ul>
      {hasSamples && <p className="text-small text-ink-muted mt-12">{labels.sampleNote}</p>}
    </Section>
  );
}

function Quotation({ name, position, company, content, rating }: Testimonial): ReactElement {
  return (
    <li>
      <figure>
        <Stars rating={rating} />
        <blockquote className="quotation">
          <p>{content}</p>
        </blockquote>
        <figcaption className="mt-6 flex items-center gap-4">
          <span className="portrait">
            <Icon name="user" />
          </span>
          <span className="text-small">
            <span className="block font-semibold">{name}</span>
            <span className="text-ink-muted">{`${position}, ${company}`}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
