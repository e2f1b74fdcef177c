import type { CardDefinition } from '../rules/authoring';
import { abstruseAppropriation } from './abstruse-appropriation';
import { airElemental } from './air-elemental';
import { akromaAngelOfWrath } from './akroma-angel-of-wrath';
import { anointedProcession } from './anointed-procession';
import { avacynsPilgrim } from './avacyns-pilgrim';
import { azoriusChancery } from './azorius-chancery';
import { benthicAnomaly } from './benthic-anomaly';
import { birdsOfParadise } from './birds-of-paradise';
import { blackKnight } from './black-knight';
import { blaze } from './blaze';
import { bloodArtist } from './blood-artist';
import { bloodMoon } from './blood-moon';
import { blueElementalBlast } from './blue-elemental-blast';
import { boggartBrute } from './boggart-brute';
import { bonesplitter } from './bonesplitter';
import { cacklingCounterpart } from './cackling-counterpart';
import { cancel } from './cancel';
import { captainLanneryStorm } from './captain-lannery-storm';
import { cavernOfSouls } from './cavern-of-souls';
import { ceremoniousRejection } from './ceremonious-rejection';
import { chameleonColossus } from './chameleon-colossus';
import { charRumbler } from './char-rumbler';
import { chromaticLantern } from './chromatic-lantern';
import { chromeMox } from './chrome-mox';
import { clone } from './clone';
import { cloudshift } from './cloudshift';
import { colossalDreadmaw } from './colossal-dreadmaw';
import { commandTower } from './command-tower';
import { compySwarm } from './compy-swarm';
import { containmentPriest } from './containment-priest';
import { contamination } from './contamination';
import { controlMagic } from './control-magic';
import { counterspell } from './counterspell';
import { crimsonWisps } from './crimson-wisps';
import { cytoshape } from './cytoshape';
import { darkRitual } from './dark-ritual';
import { darksteelMyr } from './darksteel-myr';
import { depthDefiler } from './depth-defiler';
import { disdainfulStroke } from './disdainful-stroke';
import { disenchant } from './disenchant';
import { divination } from './divination';
import { doomBlade } from './doom-blade';
import { doubleMajor } from './double-major';
import { doublingSeason } from './doubling-season';
import { dragonFodder } from './dragon-fodder';
import { dressDown } from './dress-down';
import { dryadArbor } from './dryad-arbor';
import { eleshNornGrandCenobite } from './elesh-norn-grand-cenobite';
import { elvishMystic } from './elvish-mystic';
import { elvishVisionary } from './elvish-visionary';
import { emryLurkerOfTheLoch } from './emry-lurker-of-the-loch';
import { essenceScatter } from './essence-scatter';
import { everflowingChalice } from './everflowing-chalice';
import { evolvingWilds } from './evolving-wilds';
import { exoticOrchard } from './exotic-orchard';
import { fellwarStone } from './fellwar-stone';
import { fencingAce } from './fencing-ace';
import { fervor } from './fervor';
import { fistOfSuns } from './fist-of-suns';
import { flight } from './flight';
import { forceOfWill } from './force-of-will';
import { forest } from './forest';
import { gadwickTheWizened } from './gadwick-the-wizened';
import { gaeasCradle } from './gaeas-cradle';
import { gatekeeperOfMalakir } from './gatekeeper-of-malakir';
import { gauntletOfPower } from './gauntlet-of-power';
import { giantGrowth } from './giant-growth';
import { giantSpider } from './giant-spider';
import { gloriousAnthem } from './glorious-anthem';
import { goblinChieftain } from './goblin-chieftain';
import { goblinElectromancer } from './goblin-electromancer';
import { graspOfDarkness } from './grasp-of-darkness';
import { grindstone } from './grindstone';
import { griselbrand } from './griselbrand';
import { grizzlyBears } from './grizzly-bears';
import { hangarbackWalker } from './hangarback-walker';
import { heliodGodOfTheSun } from './heliod-god-of-the-sun';
import { helmOfTheHost } from './helm-of-the-host';
import { highTide } from './high-tide';
import { hillGiant } from './hill-giant';
import { honorOfThePure } from './honor-of-the-pure';
import { humility } from './humility';
import { intoTheRoil } from './into-the-roil';
import { isamaruHoundOfKonda } from './isamaru-hound-of-konda';
import { island } from './island';
import { jaceBeleren } from './jace-beleren';
import { joragaWarcaller } from './joraga-warcaller';
import { kavuTitan } from './kavu-titan';
import { kismet } from './kismet';
import { kitchenFinks } from './kitchen-finks';
import { knightOfMeadowgrain } from './knight-of-meadowgrain';
import { korSkyfisher } from './kor-skyfisher';
import { kormusBell } from './kormus-bell';
import { kozilekTheGreatDistortion } from './kozilek-the-great-distortion';
import { levitation } from './levitation';
import { lightningBolt } from './lightning-bolt';
import { lightningGreaves } from './lightning-greaves';
import { lightningHelix } from './lightning-helix';
import { liquimetalCoating } from './liquimetal-coating';
import { livingLands } from './living-lands';
import { llanowarElves } from './llanowar-elves';
import { lordOfAtlantis } from './lord-of-atlantis';
import { loxodonWarhammer } from './loxodon-warhammer';
import { manaFlare } from './mana-flare';
import { manaLeak } from './mana-leak';
import { manaReflection } from './mana-reflection';
import { manabarbs } from './manabarbs';
import { marchOfTheMachines } from './march-of-the-machines';
import { maro } from './maro';
import { meteorCrater } from './meteor-crater';
import { mindRot } from './mind-rot';
import { mindStone } from './mind-stone';
import { mirarisWake } from './miraris-wake';
import { mirrorweave } from './mirrorweave';
import { mistcutterHydra } from './mistcutter-hydra';
import { monasterySwiftspear } from './monastery-swiftspear';
import { mountain } from './mountain';
import { murder } from './murder';
import { mysticGate } from './mystic-gate';
import { naturalize } from './naturalize';
import { negate } from './negate';
import { nevinyrralsDisk } from './nevinyrrals-disk';
import { nyxbloomAncient } from './nyxbloom-ancient';
import { ohranViper } from './ohran-viper';
import { omniscience } from './omniscience';
import { opt } from './opt';
import { ornithopter } from './ornithopter';
import { overrun } from './overrun';
import { pacifism } from './pacifism';
import { paintersServant } from './painters-servant';
import { panharmonicon } from './panharmonicon';
import { pathToExile } from './path-to-exile';
import { phantasmalImage } from './phantasmal-image';
import { piliPala } from './pili-pala';
import { plains } from './plains';
import { platedSlagwurm } from './plated-slagwurm';
import { prodigalPyromancer } from './prodigal-pyromancer';
import { purphorosGodOfTheForge } from './purphoros-god-of-the-forge';
import { pyroblast } from './pyroblast';
import { pyroclasm } from './pyroclasm';
import { quicksilverGargantuan } from './quicksilver-gargantuan';
import { ragingGoblin } from './raging-goblin';
import { raiseTheAlarm } from './raise-the-alarm';
import { rampantGrowth } from './rampant-growth';
import { rancor } from './rancor';
import { reanimate } from './reanimate';
import { reconnaissance } from './reconnaissance';
import { redElementalBlast } from './red-elemental-blast';
import { reflectingPool } from './reflecting-pool';
import { restInPeace } from './rest-in-peace';
import { reverberate } from './reverberate';
import { riteOfReplication } from './rite-of-replication';
import { ritualOfSubdual } from './ritual-of-subdual';
import { royalAssassin } from './royal-assassin';
import { serraAngel } from './serra-angel';
import { shatter } from './shatter';
import { shaunFatherOfSynths } from './shaun-father-of-synths';
import { shock } from './shock';
import { showAndTell } from './show-and-tell';
import { signInBlood } from './sign-in-blood';
import { silkbindFaerie } from './silkbind-faerie';
import { silvercoatLion } from './silvercoat-lion';
import { slipperyBogle } from './slippery-bogle';
import { solRing } from './sol-ring';
import { soulWarden } from './soul-warden';
import { sphereOfResistance } from './sphere-of-resistance';
import { sporocyst } from './sporocyst';
import { spreadingSeas } from './spreading-seas';
import { springleafDrum } from './springleaf-drum';
import { stifle } from './stifle';
import { strionicResonator } from './strionic-resonator';
import { stuffyDoll } from './stuffy-doll';
import { swamp } from './swamp';
import { swordsToPlowshares } from './swords-to-plowshares';
import { taiga } from './taiga';
import { templeOfMalady } from './temple-of-malady';
import { terminate } from './terminate';
import { teysaKarlov } from './teysa-karlov';
import { thassaGodOfTheSea } from './thassa-god-of-the-sea';
import { thespiansStage } from './thespians-stage';
import { thrivingIsle } from './thriving-isle';
import { trinisphere } from './trinisphere';
import { triskelion } from './triskelion';
import { tropicalIsland } from './tropical-island';
import { turnToFrog } from './turn-to-frog';
import { typhoidRats } from './typhoid-rats';
import { uginTheIneffable } from './ugin-the-ineffable';
import { ulalekFusedAtrocity } from './ulalek-fused-atrocity';
import { umbralMantle } from './umbral-mantle';
import { unsummon } from './unsummon';
import { urborgTombOfYawgmoth } from './urborg-tomb-of-yawgmoth';
import { urzaLordHighArtificer } from './urza-lord-high-artificer';
import { urzasIncubator } from './urzas-incubator';
import { vampireNighthawk } from './vampire-nighthawk';
import { vedalkenOrrery } from './vedalken-orrery';
import { verdelothTheAncient } from './verdeloth-the-ancient';
import { vividCrag } from './vivid-crag';
import { voiceOfAll } from './voice-of-all';
import { wallOfStone } from './wall-of-stone';
import { warpedDevotion } from './warped-devotion';
import { wastes } from './wastes';
import { waterfallAerialist } from './waterfall-aerialist';
import { whiteKnight } from './white-knight';
import { wildGrowth } from './wild-growth';
import { wrathOfGod } from './wrath-of-god';
import { wurmcoilEngine } from './wurmcoil-engine';
import { youngWolf } from './young-wolf';
import { zombify } from './zombify';

/** Every card of the built-in library, by file name. */
export const CARDS: readonly CardDefinition[] = [
  abstruseAppropriation,
  airElemental,
  akromaAngelOfWrath,
  anointedProcession,
  avacynsPilgrim,
  azoriusChancery,
  benthicAnomaly,
  birdsOfParadise,
  blackKnight,
  blaze,
  bloodArtist,
  bloodMoon,
  blueElementalBlast,
  boggartBrute,
  bonesplitter,
  cacklingCounterpart,
  cancel,
  captainLanneryStorm,
  cavernOfSouls,
  ceremoniousRejection,
  chameleonColossus,
  charRumbler,
  chromaticLantern,
  chromeMox,
  clone,
  cloudshift,
  colossalDreadmaw,
  commandTower,
  compySwarm,
  containmentPriest,
  contamination,
  controlMagic,
  counterspell,
  crimsonWisps,
  cytoshape,
  darkRitual,
  darksteelMyr,
  depthDefiler,
  disdainfulStroke,
  disenchant,
  divination,
  doomBlade,
  doubleMajor,
  doublingSeason,
  dragonFodder,
  dressDown,
  dryadArbor,
  eleshNornGrandCenobite,
  elvishMystic,
  elvishVisionary,
  emryLurkerOfTheLoch,
  essenceScatter,
  everflowingChalice,
  evolvingWilds,
  exoticOrchard,
  fellwarStone,
  fencingAce,
  fervor,
  fistOfSuns,
  flight,
  forceOfWill,
  forest,
  gadwickTheWizened,
  gaeasCradle,
  gatekeeperOfMalakir,
  gauntletOfPower,
  giantGrowth,
  giantSpider,
  gloriousAnthem,
  goblinChieftain,
  goblinElectromancer,
  graspOfDarkness,
  grindstone,
  griselbrand,
  grizzlyBears,
  hangarbackWalker,
  heliodGodOfTheSun,
  helmOfTheHost,
  highTide,
  hillGiant,
  honorOfThePure,
  humility,
  intoTheRoil,
  isamaruHoundOfKonda,
  island,
  jaceBeleren,
  joragaWarcaller,
  kavuTitan,
  kismet,
  kitchenFinks,
  knightOfMeadowgrain,
  korSkyfisher,
  kormusBell,
  kozilekTheGreatDistortion,
  levitation,
  lightningBolt,
  lightningGreaves,
  lightningHelix,
  liquimetalCoating,
  livingLands,
  llanowarElves,
  lordOfAtlantis,
  loxodonWarhammer,
  manaFlare,
  manaLeak,
  manaReflection,
  manabarbs,
  marchOfTheMachines,
  maro,
  meteorCrater,
  mindRot,
  mindStone,
  mirarisWake,
  mirrorweave,
  mistcutterHydra,
  monasterySwiftspear,
  mountain,
  murder,
  mysticGate,
  naturalize,
  negate,
  nevinyrralsDisk,
  nyxbloomAncient,
  ohranViper,
  omniscience,
  opt,
  ornithopter,
  overrun,
  pacifism,
  paintersServant,
  panharmonicon,
  pathToExile,
  phantasmalImage,
  piliPala,
  plains,
  platedSlagwurm,
  prodigalPyromancer,
  purphorosGodOfTheForge,
  pyroblast,
  pyroclasm,
  quicksilverGargantuan,
  ragingGoblin,
  raiseTheAlarm,
  rampantGrowth,
  rancor,
  reanimate,
  reconnaissance,
  redElementalBlast,
  reflectingPool,
  restInPeace,
  reverberate,
  riteOfReplication,
  ritualOfSubdual,
  royalAssassin,
  serraAngel,
  shatter,
  shaunFatherOfSynths,
  shock,
  showAndTell,
  signInBlood,
  silkbindFaerie,
  silvercoatLion,
  slipperyBogle,
  solRing,
  soulWarden,
  sphereOfResistance,
  sporocyst,
  spreadingSeas,
  springleafDrum,
  stifle,
  strionicResonator,
  stuffyDoll,
  swamp,
  swordsToPlowshares,
  taiga,
  templeOfMalady,
  terminate,
  teysaKarlov,
  thassaGodOfTheSea,
  thespiansStage,
  thrivingIsle,
  trinisphere,
  triskelion,
  tropicalIsland,
  turnToFrog,
  typhoidRats,
  uginTheIneffable,
  ulalekFusedAtrocity,
  umbralMantle,
  unsummon,
  urborgTombOfYawgmoth,
  urzaLordHighArtificer,
  urzasIncubator,
  vampireNighthawk,
  vedalkenOrrery,
  verdelothTheAncient,
  vividCrag,
  voiceOfAll,
  wallOfStone,
  warpedDevotion,
  wastes,
  waterfallAerialist,
  whiteKnight,
  wildGrowth,
  wrathOfGod,
  wurmcoilEngine,
  youngWolf,
  zombify,
];
