export {
  cardText,
  type RenderedLine,
  type RenderedSpan,
  renderAbility,
  renderCard,
} from './render';
