import './costs';
import './conditions';
import './durations';
import './exceptions';
import './kinds';
import './keywords';
import './numbers';
import './people';
import './things';
import './crowds';

export { type Compiled, type CompiledFace, compileCard } from './compile';
