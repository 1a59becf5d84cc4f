import type { ReactElement } from "react";

import { type Service, services, servicesIntro } from "../content/services";
import { IconTile } from "./ui/IconTile";
import { Section } from "./ui/Section";

/** The services: one entry for each, in two columns where there is room. */
export function Services(): ReactElement {
  return (
    <Section id="services" intro={servicesIntro}>
      <ol className="service-list">
        {services.map((service) => (
          <Entry key={service.title} {...service} />
        ))}
      </ol>
    </Section>
  );
}

function Entry({ icon, title, description, features, gradient }: Service): ReactElement {
  return (
    <li className="service-entry">
      <IconTile icon={icon} gradient={gradient} />
      <h3 className="text-entry">{title}</h3>
      <p className="text-ink-muted">{description}</p>
      <ul className="dashes text-small">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
