import { normalizedText } from './comparison/normalize';
import { hold } from './held';
import { cardText, mentionsIn, renderAbility } from './render';

export {
  cardText,
  mentionsIn,
  type RenderedLine,
  type RenderedSpan,
  renderAbility,
  renderCard,
} from './render';

hold({ cardText, mentionsIn, normalizedText, renderAbility });
