import type { CardType } from '../abilities/values';

/** The closed lists of subtypes (205.3g–k, q); whatever is in none of them is a creature type (205.3m). */
const LISTS: readonly (readonly [readonly CardType[], readonly string[]])[] = [
  [
    ['Artifact'],
    words(
      `Vehicle Treasure Stone Spacecraft Powerstone Mutagen Map Lander Junk Infinity Incubator Gold Fortification Food Equipment Contraption Clue Book Bobblehead Blood Attraction`,
    ),
  ],
  [
    ['Enchantment'],
    words(`Shrine Shard Saga Rune Room Role Curse Class Case Cartouche Background Aura`),
  ],
  [
    ['Land'],
    words(
      `Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's`,
    ),
  ],
  [
    ['Planeswalker'],
    words(
      `Zariel Yanling Yanggu Xenagos Wrenn Windgrace Will Vronos Vraska Vivien Venser Urza Ugin Tyvar Tibalt Tezzeret Teyo Teferi Tasha Tamiyo Szat Sorin Sivitri Serra Sarkhan Samut Saheeli Rowan Ral Quintorius Oko Nixilis Nissa Niko Narset Nahiri Mordenkainen Minsc Lukka Lolth Liliana Koth Kiora Kaya Kasmina Karn Kaito Jeska Jaya Jared Jace Huatli Guff Grist Gideon Garruk Freyalise Estrid Elspeth Elminster Ellywick Dovin Domri Dihada Dellian Davriel Daretti Dakkon Dack Comet Chandra Calix Bolas Basri Bahamut Ashiok Arlinn Angrath Aminatou Ajani`,
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
