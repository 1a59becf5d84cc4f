/** The ten focus areas: a ledger, ruled rather than boxed. */
import type { ReactElement } from "react";

import { type Service, services, servicesIntro } from "../content/services";
import { IconTile } from "./ui/IconTile";
import { Section } from "./ui/Section";

/**
 * The services section.
 *
 * @returns One entry for each service, in two columns where there is room.
 */
export function Services(): ReactElement {
  return (
    <Section id="services" intro={servicesIntro}>
      <ol className="ledger grid lg:grid-cols-2 lg:gap-x-12">
        {services.map((service) => (
          <Entry key={service.title} {...service} />
        ))}
      </ol>
    </Section>
  );
}

function Entry({ icon, title, description, features, gradient }: Service): ReactElement {
  return (
    <li className="ledger-entry">
      <IconTile icon={icon} gradient={gradient} />
      <h3 className="text-entry">{title}</h3>
      <p className="text-ink-muted max-w-[38.6em]">{description}</p>
      <ul className="text-small grid content-start gap-x-6 gap-y-1 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="dash">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
