import { createRoot } from 'react-dom/client';
import '../look/index.css';
import '../look/preferences';
import { Gallery } from './Gallery';

// A page for development only: it is no entry of the build.
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
