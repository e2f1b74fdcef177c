import { loadCompiler } from '../oracle/compiler';
import { loadPlaying } from './playing';

// Tests ask no start page: what is loaded after it is there from the beginning.
await Promise.all([loadPlaying(), loadCompiler()]);
