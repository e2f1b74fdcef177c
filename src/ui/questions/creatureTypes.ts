/** The creature types of the edition in use (205.3m); of them alone one may be chosen (205.3e). */
export const CREATURE_TYPES: readonly string[] = `
Zubera Zombie Yeti Wurm Wraith Worm Wombat Wolverine Wolf Wizard Whale Werewolf Weird Weasel
Warrior Warlock Walrus Wall Volver Villain Vedalken Varmint Vampire Utrom Unicorn Tyranid
Turtle Troll Triskelavite Trilobite Treefolk Toy Time_Lord Tiefling Thrull Thopter Thalakos
Tetravite Tentacle Synth Symbiote Survivor Surrakar Starfish Squirrel Squid Sponge Splinter
Spirit Spike Spider Sphinx Spellshaper Specter Spawn Sorcerer Soltari Soldier Snake Snail
Slug Sloth Sliver Slith Skunk Skeleton Siren Sheep Shark Shapeshifter Shaman Shade Servo
Serpent Serf Seal Sculpture Scout Scorpion Scion Scientist Scarecrow Satyr Saproling Sand
Samurai Salamander Sable Rogue Robot Rigger Rhino Reflection Rebel Rat Ranger Raccoon Rabbit
Qu Processor Prism Primarch Praetor Possum Porcupine Platypus Plant Pirate Pincher Pilot
Phyrexian Phoenix Phelddagrif Pest Performer Pentavite Pegasus Peasant Pangolin Oyster Ox
Ouphe Otter Orgg Orc Orb Ooze Ogre Octopus Nymph Nomad Noggle Noble Ninja Nightstalker
Nightmare Nephilim Necron Nautilus Mystic Myr Mutant Mouse Mount Moonfolk Moogle Monkey Monk
Mongoose Monger Mole Mite Minotaur Minion Metathran Merfolk Mercenary Masticore Manticore
Lobster Llama Lizard Licid Lhurgoyf Leviathan Lemur Leech Lammasu Lamia Kraken Kor Kobold
Knight Kithkin Kirin Kavu Kangaroo Juggernaut Jellyfish Jackal Insect Inquisitor Inkling
Incarnation Imp Illusion Hyena Hydra Human Horse Horror Homunculus Homarid Hippogriff Hippo
Hero Hellion Hedgehog Harpy Hamster Halfling Hag Guest Griffin Gremlin Graveborn Gorgon
Golem God Goblin Goat Gnome Gnoll Glimmer Gith Giraffe Giant Germ Gargoyle Gamer Fungus Frog
Fractal Fox Flagbearer Fish Ferret Faerie Eye Employee Elk Elf Elephant Elemental Eldrazi
Elder Egg Efreet Echidna Dwarf Dryad Druid Drone Drix Dreadnought Drake Dragon Dog Doctor
Djinn Dinosaur Devil Detective Deserter Demon Demigod Dauthi Dalek C’tan Cyclops Cyberman
Custodes Crocodile Crab Coyote Coward Construct Cockatrice Clown Cleric Citizen Chimera
Child Centaur Cat Carrier Caribou Capybara Camel Camarid Brushwagg Bringer Boar Blinkmoth
Bison Bird Berserker Beholder Beeble Beaver Beast Bear Bat Basilisk Bard Barbarian Balloon
Badger Azra Avatar Aurochs Atog Astartes Assembly-Worker Assassin Artificer Army Armadillo
Archon Archer Ape Antelope Angel Ally Alien Aetherborn Advisor`
  .trim()
  .split(/\s+/)
  .map((type) => type.replace('_', ' '))
  .sort();
