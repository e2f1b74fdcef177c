import type { Scenario } from '../format';
import benthicAnomaly from './benthic-anomaly.scenario.json';
import compySwarm from './compy-swarm.scenario.json';
import depthDefiler from './depth-defiler.scenario.json';
import humility from './humility.scenario.json';
import riteOfReplication from './rite-of-replication.scenario.json';
import shaunAttack from './shaun-attack.scenario.json';

/**
 * The boards of the start page, by their names, in its order. They are ours and checked by a test, so
 * that the start page need not load what checks files.
 */
export const BOARDS: ReadonlyMap<string, Scenario> = new Map(
  Object.entries({
    depthDefiler,
    riteOfReplication,
    benthicAnomaly,
    shaunAttack,
    compySwarm,
    humility,
  }) as readonly (readonly [string, Scenario])[],
);
