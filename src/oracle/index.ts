import { normalizedText } from './comparison/normalize';
import { hold } from './held';
import { cardText, renderAbility } from './render';

export {
  cardText,
  type RenderedLine,
  type RenderedSpan,
  renderAbility,
  renderCard,
} from './render';

hold({ cardText, normalizedText, renderAbility });
