import type { CardDefinition } from '../rules/authoring';
import { abstruseAppropriation } from './abstruse-appropriation';
import { anointedProcession } from './anointed-procession';
import { azoriusChancery } from './azorius-chancery';
import { benthicAnomaly } from './benthic-anomaly';
import { blueElementalBlast } from './blue-elemental-blast';
import { cacklingCounterpart } from './cackling-counterpart';
import { cavernOfSouls } from './cavern-of-souls';
import { ceremoniousRejection } from './ceremonious-rejection';
import { chromaticLantern } from './chromatic-lantern';
import { chromeMox } from './chrome-mox';
import { clone } from './clone';
import { commandTower } from './command-tower';
import { compySwarm } from './compy-swarm';
import { contamination } from './contamination';
import { controlMagic } from './control-magic';
import { counterspell } from './counterspell';
import { crimsonWisps } from './crimson-wisps';
import { depthDefiler } from './depth-defiler';
import { disdainfulStroke } from './disdainful-stroke';
import { doubleMajor } from './double-major';
import { dragonFodder } from './dragon-fodder';
import { dressDown } from './dress-down';
import { dryadArbor } from './dryad-arbor';
import { exoticOrchard } from './exotic-orchard';
import { fellwarStone } from './fellwar-stone';
import { fistOfSuns } from './fist-of-suns';
import { forceOfWill } from './force-of-will';
import { forest } from './forest';
import { gadwickTheWizened } from './gadwick-the-wizened';
import { gaeasCradle } from './gaeas-cradle';
import { gatekeeperOfMalakir } from './gatekeeper-of-malakir';
import { gauntletOfPower } from './gauntlet-of-power';
import { giantSpider } from './giant-spider';
import { goblinElectromancer } from './goblin-electromancer';
import { grindstone } from './grindstone';
import { grizzlyBears } from './grizzly-bears';
import { highTide } from './high-tide';
import { humility } from './humility';
import { intoTheRoil } from './into-the-roil';
import { isamaruHoundOfKonda } from './isamaru-hound-of-konda';
import { island } from './island';
import { kavuTitan } from './kavu-titan';
import { kismet } from './kismet';
import { kozilekTheGreatDistortion } from './kozilek-the-great-distortion';
import { lightningBolt } from './lightning-bolt';
import { livingLands } from './living-lands';
import { llanowarElves } from './llanowar-elves';
import { manaFlare } from './mana-flare';
import { manaReflection } from './mana-reflection';
import { manabarbs } from './manabarbs';
import { meteorCrater } from './meteor-crater';
import { mirarisWake } from './miraris-wake';
import { mistcutterHydra } from './mistcutter-hydra';
import { mountain } from './mountain';
import { mysticGate } from './mystic-gate';
import { nyxbloomAncient } from './nyxbloom-ancient';
import { omniscience } from './omniscience';
import { ornithopter } from './ornithopter';
import { paintersServant } from './painters-servant';
import { piliPala } from './pili-pala';
import { plains } from './plains';
import { prodigalPyromancer } from './prodigal-pyromancer';
import { purphorosGodOfTheForge } from './purphoros-god-of-the-forge';
import { pyroblast } from './pyroblast';
import { redElementalBlast } from './red-elemental-blast';
import { reflectingPool } from './reflecting-pool';
import { ritualOfSubdual } from './ritual-of-subdual';
import { royalAssassin } from './royal-assassin';
import { shaunFatherOfSynths } from './shaun-father-of-synths';
import { showAndTell } from './show-and-tell';
import { silkbindFaerie } from './silkbind-faerie';
import { solRing } from './sol-ring';
import { sphereOfResistance } from './sphere-of-resistance';
import { sporocyst } from './sporocyst';
import { springleafDrum } from './springleaf-drum';
import { stifle } from './stifle';
import { swamp } from './swamp';
import { teysaKarlov } from './teysa-karlov';
import { thassaGodOfTheSea } from './thassa-god-of-the-sea';
import { thespiansStage } from './thespians-stage';
import { thrivingIsle } from './thriving-isle';
import { turnToFrog } from './turn-to-frog';
import { uginTheIneffable } from './ugin-the-ineffable';
import { ulalekFusedAtrocity } from './ulalek-fused-atrocity';
import { umbralMantle } from './umbral-mantle';
import { urzaLordHighArtificer } from './urza-lord-high-artificer';
import { urzasIncubator } from './urzas-incubator';
import { vedalkenOrrery } from './vedalken-orrery';
import { verdelothTheAncient } from './verdeloth-the-ancient';
import { vividCrag } from './vivid-crag';
import { wastes } from './wastes';
import { wildGrowth } from './wild-growth';

/** Every card of the built-in library, by file name. */
export const CARDS: readonly CardDefinition[] = [
  abstruseAppropriation,
  anointedProcession,
  azoriusChancery,
  benthicAnomaly,
  blueElementalBlast,
  cacklingCounterpart,
  cavernOfSouls,
  ceremoniousRejection,
  chromaticLantern,
  chromeMox,
  clone,
  commandTower,
  compySwarm,
  contamination,
  controlMagic,
  counterspell,
  crimsonWisps,
  depthDefiler,
  disdainfulStroke,
  doubleMajor,
  dragonFodder,
  dressDown,
  dryadArbor,
  exoticOrchard,
  fellwarStone,
  fistOfSuns,
  forceOfWill,
  forest,
  gadwickTheWizened,
  gaeasCradle,
  gatekeeperOfMalakir,
  gauntletOfPower,
  giantSpider,
  goblinElectromancer,
  grindstone,
  grizzlyBears,
  highTide,
  humility,
  intoTheRoil,
  isamaruHoundOfKonda,
  island,
  kavuTitan,
  kismet,
  kozilekTheGreatDistortion,
  lightningBolt,
  livingLands,
  llanowarElves,
  manaFlare,
  manaReflection,
  manabarbs,
  meteorCrater,
  mirarisWake,
  mistcutterHydra,
  mountain,
  mysticGate,
  nyxbloomAncient,
  omniscience,
  ornithopter,
  paintersServant,
  piliPala,
  plains,
  prodigalPyromancer,
  purphorosGodOfTheForge,
  pyroblast,
  redElementalBlast,
  reflectingPool,
  ritualOfSubdual,
  royalAssassin,
  shaunFatherOfSynths,
  showAndTell,
  silkbindFaerie,
  solRing,
  sphereOfResistance,
  sporocyst,
  springleafDrum,
  stifle,
  swamp,
  teysaKarlov,
  thassaGodOfTheSea,
  thespiansStage,
  thrivingIsle,
  turnToFrog,
  uginTheIneffable,
  ulalekFusedAtrocity,
  umbralMantle,
  urzaLordHighArtificer,
  urzasIncubator,
  vedalkenOrrery,
  verdelothTheAncient,
  vividCrag,
  wastes,
  wildGrowth,
];
