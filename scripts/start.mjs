// npm start: the running site, built first when its sources are newer
import './needs-node.cjs';
import { buildWhenStale } from './build/build-when-stale.mjs';
import { endWithNpm } from './start/end-with-npm.mjs';

buildWhenStale();
endWithNpm(process.env);
// In this process, so that signals reach the server directly.
process.setSourceMapsEnabled(true);
await import('../apps/server/dist/main.js');
