/** A mechanic, and by what a ruling shows that it occurs in it. */
export interface Mechanic {
  readonly name: string;
  /** Rules that the ruling cites: these and what stands under them. */
  readonly rules: readonly string[];
  /** What the data of a card that has it say, written out. */
  readonly data: RegExp;
}

const keywords = (...names: readonly string[]): RegExp =>
  new RegExp(`"keyword":"(${names.join('|')})"`);
const NONE = /(?!)/;

/** The mechanics of the table, in its order. */
export const MECHANICS: readonly Mechanic[] = [
  { name: 'layers', rules: ['613', '611', '612'], data: /"effect":"continuous"/ },
  {
    name: 'land types',
    rules: ['305.6', '305.7'],
    data: /"change":"(set|add)Types"[^}]*"(Plains|Island|Swamp|Mountain|Forest)"/,
  },
  {
    name: 'copies of permanents',
    rules: ['707.2', '707.3', '707.4', '707.5', '707.6', '707.9'],
    data: /"entersAsCopy"|"becomeCopy"|"copyOf"/,
  },
  { name: 'copies of spells', rules: ['707.10', '707.12'], data: /"copySpell"/ },
  { name: 'tokens', rules: ['111', '701.36'], data: /"createToken"|"populate"/ },
  { name: 'counters', rules: ['122', '704.5q'], data: /"putCounters"|"entersWithCounters"/ },
  { name: 'replacement', rules: ['614', '616'], data: /"effect":"replacement"/ },
  { name: 'prevention', rules: ['615'], data: /"replace":"prevent"/ },
  { name: 'triggers', rules: ['603'], data: /"kind":"triggered"/ },
  { name: 'last known information', rules: ['608.2h', '603.10', '113.7a'], data: NONE },
  { name: 'mana abilities', rules: ['605', '106', '601.2g'], data: /"kind":"addMana"/ },
  { name: 'total cost', rules: ['601.2f', '118.7'], data: /"effect":"cost"/ },
  {
    name: 'alternative cost',
    rules: ['118.9', '702.34', '702.74', '702.109', '601.2b'],
    data: /"rule":"alternativeCost"|"keyword":"(evoke|dash|flashback)"/,
  },
  { name: 'kicker', rules: ['702.33'], data: keywords('kicker', 'multikicker') },
  {
    name: 'convoke, improvise, delve',
    rules: ['702.51', '702.66', '702.126'],
    data: keywords('convoke', 'improvise', 'delve'),
  },
  { name: 'affinity', rules: ['702.41'], data: keywords('affinity') },
  { name: 'cascade', rules: ['702.85'], data: keywords('cascade') },
  { name: 'storm', rules: ['702.40'], data: keywords('storm') },
  { name: 'rebound', rules: ['702.88'], data: keywords('rebound') },
  {
    name: 'plot and foretell',
    rules: ['702.170', '702.143'],
    data: keywords('plot', 'foretell'),
  },
  { name: 'split second', rules: ['702.61'], data: keywords('splitSecond') },
  { name: 'targets', rules: ['115', '608.2b', '601.2c'], data: NONE },
  {
    name: 'protection, hexproof, ward',
    rules: ['702.16', '702.11', '702.18', '702.21'],
    data: keywords('protection', 'hexproof', 'hexproofFrom', 'shroud', 'ward'),
  },
  { name: 'combat', rules: ['506', '507', '508', '509', '510', '511'], data: NONE },
  { name: 'state-based actions', rules: ['704'], data: NONE },
  { name: 'the legend rule', rules: ['704.5j'], data: /"rule":"noLegendRule"/ },
  {
    name: 'change of control',
    rules: ['613.1b', '108.4', '701.12'],
    data: /"change":"control"|"exchangeControl"/,
  },
  {
    name: 'Auras and Equipment',
    rules: ['303.4', '301.5', '701.3', '702.6', '704.5m', '704.5n'],
    data: keywords('enchant', 'equip', 'forMirrodin'),
  },
  {
    name: 'persist and undying',
    rules: ['702.79', '702.93'],
    data: keywords('persist', 'undying'),
  },
  {
    name: 'exile until',
    rules: ['610.3', '607.2a'],
    data: /"until":"thisLeaves"|"ref":"linked"/,
  },
  {
    name: 'face-down',
    rules: ['708', '702.37', '702.168', '701.40', '701.58'],
    data: keywords('morph', 'megamorph', 'disguise'),
  },
  { name: 'double-faced', rules: ['712', '701.27'], data: /"layout":"(transform|modal)"/ },
  {
    name: 'split and adventure',
    rules: ['709', '715', '702.102', '702.127'],
    data: /"layout":"(split|adventure)"/,
  },
  { name: 'Sagas', rules: ['714'], data: /"Saga"/ },
  { name: 'planeswalkers', rules: ['306', '606'], data: /"Planeswalker"/ },
  { name: 'vehicles', rules: ['301.7', '702.122', '702.171'], data: keywords('crew', 'saddle') },
  { name: 'phasing', rules: ['702.26', '502.1'], data: /"keyword":"phasing"|"phaseOut"/ },
  { name: 'the monarch', rules: ['725'], data: /"becomeMonarch"/ },
  { name: 'commander', rules: ['903'], data: NONE },
  {
    name: 'extra turns',
    rules: ['500.7', '500.8', '500.11', '614.10'],
    data: /"extra(Turn|Phases|Steps)"/,
  },
  { name: 'controlling a player', rules: ['723'], data: /"controlPlayer"/ },
  { name: 'leaving the game', rules: ['800.4', '104.5'], data: NONE },
  { name: 'mandatory loops', rules: ['732', '104.4'], data: NONE },
];
