import './costs';
import './conditions';
import './durations';
import './keywords';
import './numbers';
import './people';
import './things';

export { type Compiled, type CompiledFace, compileCard } from './compile';
