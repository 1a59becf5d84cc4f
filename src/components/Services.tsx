import type { ReactElement } from "react";

import { type Service, services, servicesIntro } from "../content/services";
import { joinClasses } from "../text/joinClasses";
import { numeral } from "../text/numerals";
import { DashList } from "./ui/DashList";
import { cellOf } from "./ui/evenRows";
import { IconTile } from "./ui/IconTile";
import { Section } from "./ui/Section";

/** The services: one entry for each, in two columns where there is room. A last one that is left over stands below both. */
export function Services(): ReactElement {
  return (
    <Section id="services" intro={servicesIntro}>
      <ol role="list" className="gap-x-12 lg:columns-2 print:columns-2">
        {services.map((service, index) => (
          <Entry
            key={service.title}
            service={service}
            number={index + 1}
            className={
              cellOf(index, services.length, 2).inRow === 1
                ? "lg:[column-span:all] print:[column-span:all]"
                : index === Math.floor(services.length / 2) && "not-print:lg:break-before-column"
            }
          />
        ))}
      </ol>
    </Section>
  );
}

interface EntryProps {
  readonly service: Service;
  readonly number: number;
  readonly className?: string | false;
}

function Entry({
  service: { icon, title, description, features, gradient },
  number,
  className,
}: EntryProps): ReactElement {
  return (
    <li
      className={joinClasses(
        `
          grid break-inside-avoid grid-cols-icon items-center gap-x-3.5 gap-y-1.5 border-t border-ink pt-3 pb-3.5
          sm:gap-x-5 sm:pt-4.5 sm:pb-6.5
          print:gap-x-0
        `,
        className,
      )}
    >
      <IconTile icon={icon} gradient={gradient} />
      <h3 className="col-2 flex items-center gap-4 text-entry max-zoom:col-span-full max-zoom:flex-wrap">
        {`${title} `}
        {/* Hidden from screen readers, which read the list's own numbers. */}
        <span aria-hidden="true" className="ms-auto shrink-0 font-mono text-label font-medium text-accent">
          {numeral(number, 2)}
        </span>
      </h3>
      <p className="col-span-full max-w-180 text-ink-muted sm:col-2">{description}</p>
      <DashList items={features} className="col-span-full grid gap-x-6 gap-y-0.5 sm:col-2 sm:max-w-xl sm:grid-fit-60" />
    </li>
  );
}
