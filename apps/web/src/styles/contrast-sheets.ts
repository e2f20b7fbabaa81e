// Each slice has its own `contrast.css`. Only visitors whose system asks for contrast load them, all at once: together
// they are small, and a page that comes later has nothing to wait for.
import './contrast.css';

import.meta.glob('../{app,features,ui}/**/contrast.css', { eager: true });
