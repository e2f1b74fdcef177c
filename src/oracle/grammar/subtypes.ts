import { plural } from '../words';

/** The subtypes of the edition in use (205.3g to 205.3q); `_` stands for a space. */
const NAMES = `
Adventure Advisor Aetherborn Ajani Alien Ally Aminatou Angel Angrath Antelope Ape Arcane Archer
Archon Arlinn Armadillo Army Artificer Ashiok Assassin Assembly-Worker Astartes Atog Attraction Aura
Aurochs Avatar Azra Background Badger Bahamut Balloon Barbarian Bard Basilisk Basri Bat Bear Beast
Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Blood Boar Bobblehead Bolas Book Bringer
Brushwagg C'tan Calix Camarid Camel Capybara Caribou Carrier Cartouche Case Cat Cave Centaur Chandra
Child Chimera Citizen Class Cleric Clown Clue Cockatrice Comet Construct Contraption Coward Coyote
Crab Crocodile Curse Custodes Cyberman Cyclops Dack Dakkon Dalek Daretti Dauthi Davriel Dellian
Demigod Demon Desert Deserter Detective Devil Dihada Dinosaur Djinn Doctor Dog Domri Dovin Dragon
Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant
Elf Elk Ellywick Elminster Elspeth Employee Equipment Estrid Eye Faerie Ferret Fish Flagbearer Food
Forest Fortification Fox Fractal Freyalise Frog Fungus Gamer Gargoyle Garruk Gate Germ Giant Gideon
Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Gold Golem Gorgon Graveborn Gremlin Griffin Grist
Guest Guff Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus
Horror Horse Huatli Human Hydra Hyena Illusion Imp Incarnation Incubator Infinity Inkling Inquisitor
Insect Island Jace Jackal Jared Jaya Jellyfish Jeska Juggernaut Junk Kaito Kangaroo Karn Kasmina
Kavu Kaya Kiora Kirin Kithkin Knight Kobold Kor Koth Kraken Lair Lamia Lammasu Lander Leech Lemur
Lesson Leviathan Lhurgoyf Licid Liliana Lizard Llama Lobster Locus Lolth Lukka Manticore Map
Masticore Mercenary Merfolk Metathran Mine Minion Minotaur Minsc Mite Mole Monger Mongoose Monk
Monkey Moogle Moonfolk Mordenkainen Mount Mountain Mouse Mutagen Mutant Myr Mystic Nahiri Narset
Nautilus Necron Nephilim Nightmare Nightstalker Niko Ninja Nissa Nixilis Noble Noggle Nomad Nymph
Octopus Ogre Oko Omen Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite
Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plains Planet Plant Platypus
Porcupine Possum Power-Plant Powerstone Praetor Primarch Prism Processor Qu Quintorius Rabbit
Raccoon Ral Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Role Room Rowan Rune Sable Saga
Saheeli Salamander Samurai Samut Sand Saproling Sarkhan Satyr Scarecrow Scientist Scion Scorpion
Scout Sculpture Seal Serf Serpent Serra Servo Shade Shaman Shapeshifter Shard Shark Sheep Shrine
Siege Siren Sivitri Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer
Sorin Spacecraft Spawn Specter Spellshaper Sphere Sphinx Spider Spike Spirit Splinter Sponge Squid
Squirrel Starfish Stone Surrakar Survivor Swamp Symbiote Synth Szat Tamiyo Tasha Teferi Tentacle
Tetravite Teyo Tezzeret Thalakos Thopter Thrull Tibalt Tiefling Time_Lord Tower Town Toy Trap
Treasure Treefolk Trilobite Triskelavite Troll Turtle Tyranid Tyvar Ugin Unicorn Urza Urza's Utrom
Vampire Varmint Vedalken Vehicle Venser Villain Vivien Volver Vraska Vronos Wall Walrus Warlock
Warrior Weasel Weird Werewolf Whale Will Windgrace Wizard Wolf Wolverine Wombat Worm Wraith Wrenn
Wurm Xenagos Yanggu Yanling Yeti Zariel Zombie Zubera
`;

interface Subtype {
  readonly name: string;
  readonly many: boolean;
}

/** Every subtype by its words in lower case, one and many; the same word for both is taken as one. */
export const SUBTYPES: ReadonlyMap<string, Subtype> = new Map(
  NAMES.split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('_', ' '))
    .flatMap((name): (readonly [string, Subtype])[] => [
      [plural(name).toLowerCase(), { name, many: true }],
      [name.toLowerCase(), { name, many: false }],
    ]),
);
