import { rule, written } from './template';

/** What the rules have one word for (701). */
export const KEYWORD_ACTIONS = {
  populate: written('populate', () => 'populate'),
  scry: rule('scry', '{player:actor} scry~ {count:number}'),
  surveil: rule('surveil', '{player:actor} surveil~ {count:number}'),
  proliferate: written('proliferate', () => 'proliferate'),
};
