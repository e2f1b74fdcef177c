export {
  cardText,
  type RenderedLine,
  type RenderedSpan,
  renderAbility,
  renderCard,
} from './render';
export { numeral } from './words';
