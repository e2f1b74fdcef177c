import { plural } from '../words';

/** The subtypes of the edition in use (205.3g to 205.3q); `_` stands for a space. Last comes first. */
const NAMES = `
Zubera Zombie Zariel Yeti Yanling Yanggu Xenagos Wurm Wrenn Wraith Worm Wombat Wolverine Wolf Wizard
Windgrace Will Whale Werewolf Weird Weasel Warrior Warlock Walrus Wall Vronos Vraska Volver Vivien
Villain Venser Vehicle Vedalken Varmint Vampire Utrom Urza's Urza Unicorn Ugin Tyvar Tyranid Turtle
Troll Triskelavite Trilobite Treefolk Treasure Trap Toy Town Tower Time_Lord Tiefling Tibalt Thrull
Thopter Thalakos Tezzeret Teyo Tetravite Tentacle Teferi Tasha Tamiyo Szat Synth Symbiote Swamp
Survivor Surrakar Stone Starfish Squirrel Squid Sponge Splinter Spirit Spike Spider Sphinx Sphere
Spellshaper Specter Spawn Spacecraft Sorin Sorcerer Soltari Soldier Snake Snail Slug Sloth Sliver
Slith Skunk Skeleton Sivitri Siren Siege Shrine Sheep Shark Shard Shapeshifter Shaman Shade Servo
Serra Serpent Serf Seal Sculpture Scout Scorpion Scion Scientist Scarecrow Satyr Sarkhan Saproling
Sand Samut Samurai Salamander Saheeli Saga Sable Rune Rowan Room Role Rogue Robot Rigger Rhino
Reflection Rebel Rat Ranger Ral Raccoon Rabbit Quintorius Qu Processor Prism Primarch Praetor
Powerstone Power-Plant Possum Porcupine Platypus Plant Planet Plains Pirate Pincher Pilot Phyrexian
Phoenix Phelddagrif Pest Performer Pentavite Pegasus Peasant Pangolin Oyster Ox Ouphe Otter Orgg Orc
Orb Ooze Omen Oko Ogre Octopus Nymph Nomad Noggle Noble Nixilis Nissa Ninja Niko Nightstalker
Nightmare Nephilim Necron Nautilus Narset Nahiri Mystic Myr Mutant Mutagen Mouse Mountain Mount
Mordenkainen Moonfolk Moogle Monkey Monk Mongoose Monger Mole Mite Minsc Minotaur Minion Mine
Metathran Merfolk Mercenary Masticore Map Manticore Lukka Lolth Locus Lobster Llama Lizard Liliana
Licid Lhurgoyf Leviathan Lesson Lemur Leech Lander Lammasu Lamia Lair Kraken Koth Kor Kobold Knight
Kithkin Kirin Kiora Kaya Kavu Kasmina Karn Kangaroo Kaito Junk Juggernaut Jeska Jellyfish Jaya Jared
Jackal Jace Island Insect Inquisitor Inkling Infinity Incubator Incarnation Imp Illusion Hyena Hydra
Human Huatli Horse Horror Homunculus Homarid Hippogriff Hippo Hero Hellion Hedgehog Harpy Hamster
Halfling Hag Guff Guest Grist Griffin Gremlin Graveborn Gorgon Golem Gold God Goblin Goat Gnome
Gnoll Glimmer Gith Giraffe Gideon Giant Germ Gate Garruk Gargoyle Gamer Fungus Frog Freyalise
Fractal Fox Fortification Forest Food Flagbearer Fish Ferret Faerie Eye Estrid Equipment Employee
Elspeth Elminster Ellywick Elk Elf Elephant Elemental Eldrazi Elder Egg Efreet Echidna Dwarf Dryad
Druid Drone Drix Dreadnought Drake Dragon Dovin Domri Dog Doctor Djinn Dinosaur Dihada Devil
Detective Deserter Desert Demon Demigod Dellian Davriel Dauthi Daretti Dalek Dakkon Dack Cyclops
Cyberman Custodes Curse Crocodile Crab Coyote Coward Contraption Construct Comet Cockatrice Clue
Clown Cleric Class Citizen Chimera Child Chandra Centaur Cave Cat Case Cartouche Carrier Caribou
Capybara Camel Camarid Calix C'tan Brushwagg Bringer Book Bolas Bobblehead Boar Blood Blinkmoth
Bison Bird Berserker Beholder Beeble Beaver Beast Bear Bat Basri Basilisk Bard Barbarian Balloon
Bahamut Badger Background Azra Avatar Aurochs Aura Attraction Atog Astartes Assembly-Worker Assassin
Ashiok Artificer Army Armadillo Arlinn Archon Archer Arcane Ape Antelope Angrath Angel Aminatou Ally
Alien Ajani Aetherborn Advisor Adventure
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
