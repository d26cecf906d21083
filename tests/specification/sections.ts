import { everyPage } from './1-every-page.ts';
import { areaPages } from './2-area-pages.ts';
import { aboutAndContact, contactForm, home, legal } from './2-home-and-company.ts';
import { routes } from './2-routes.ts';
import { servicePages } from './2-service-pages.ts';
import { fields } from './3-fields.ts';
import { states, wizard } from './4-wizard-and-notices.ts';
import { validation } from './5-validation.ts';
import { access } from './6-access.ts';
import { calls } from './7-calls.ts';
import { failures } from './8-failures.ts';
import { terms } from './9-terms.ts';
import type { Statement } from './statement.ts';

/** The specification of the website, section by section: each of its statements, once. */
export const sections: Readonly<Record<string, readonly Statement[]>> = {
  '1 every page': everyPage,
  '2 routes': routes,
  '2 home': home,
  '2 about and contact': aboutAndContact,
  '2 terms and privacy': legal,
  '2 service pages': servicePages,
  '2 area pages': areaPages,
  '2 wizard': wizard,
  '2 contact form': contactForm,
  '3 fields': fields,
  '4 states': states,
  '5 validation': validation,
  '6 access': access,
  '7 calls': calls,
  '8 failures': failures,
  '9 terms': terms,
};
