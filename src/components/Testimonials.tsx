import type { ReactElement } from "react";

import { labels } from "../content/labels";
import { type Testimonial, testimonials, testimonialsIntro } from "../content/testimonials";
import { hasSamples } from "./ui/hasSamples";
import { Icon } from "./ui/Icon";
import { Section } from "./ui/Section";
import { Stars } from "./ui/Stars";

/** The testimonials: one quotation for each. */
export function Testimonials(): ReactElement {
  return (
    <Section id="testimonials" intro={testimonialsIntro}>
      <ul className="quotes">
        {testimonials.map((testimonial) => (
          <Quotation key={testimonial.name} {...testimonial} />
        ))}
      </ul>
      {hasSamples && <p className="mt-8 text-small text-ink-muted">{labels.sampleNote}</p>}
    </Section>
  );
}

function Quotation({ name, position, company, content, rating }: Testimonial): ReactElement {
  return (
    <li>
      <Stars rating={rating} />
      <blockquote className="quotation">{content}</blockquote>
      <p className="person text-small">
        <Icon name="user" className="portrait" />
        <span>{`${name}\n${position}, ${company}`}</span>
      </p>
    </li>
  );
}
