import { RULES_EDITION } from '../../rules';
import { VERSION } from '../../store/version';
import type { AboutView } from '../views';
import { dayOf } from './dates';

/** What the box "About" says. The notice is that of the Fan Content Policy. */
export const ABOUT: AboutView = {
  version: VERSION,
  edition: `Comprehensive Rules of ${dayOf(RULES_EDITION)}`,
  licence: 'MIT',
  notice:
    'Ruleglass is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
  links: [{ label: 'Licences of the packages and fonts in this app', href: './licences.md' }],
};
