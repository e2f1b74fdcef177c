import type { CardType } from '../abilities/values';

/** The closed lists of subtypes (205.3g–k, q); whatever is in none of them is a creature type (205.3m). */
const LISTS: readonly (readonly [readonly CardType[], readonly string[]])[] = [
  [
    ['Artifact'],
    words(
      `Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle`,
    ),
  ],
  [
    ['Enchantment'],
    words(`Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine`),
  ],
  [
    ['Land'],
    words(
      `Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's`,
    ),
  ],
  [
    ['Planeswalker'],
    words(
      `Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel`,
    ),
  ],
  [['Instant', 'Sorcery'], words(`Adventure Arcane Lesson Omen Trap`)],
  [['Battle'], words(`Siege`)],
];

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

const CREATURES: readonly CardType[] = ['Creature', 'Kindred'];
const OTHERS: ReadonlyMap<string, readonly CardType[]> = new Map(
  LISTS.flatMap(([types, subtypes]) => subtypes.map((subtype) => [subtype, types] as const)),
);

/** The card types that a subtype belongs to (205.3). */
export function cardTypesOf(subtype: string): readonly CardType[] {
  return OTHERS.get(subtype.replace('’', "'")) ?? CREATURES;
}

/** Whether a subtype is a creature type (205.3m). */
export function isCreatureType(subtype: string): boolean {
  return cardTypesOf(subtype) === CREATURES;
}
