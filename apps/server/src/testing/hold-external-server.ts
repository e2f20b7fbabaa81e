// Starts a scratch PostgreSQL, says where it is, and holds it until it is asked to stop or its starter is gone.
import { startExternalServer } from './external-server.ts';

const server = await startExternalServer();
let stopping: Promise<void> | undefined;
const stop = () => {
  stopping ??= server.stop().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.stdin.on('end', stop).resume();
process.stdout.write(`${JSON.stringify({ url: server.url, origin: server.origin })}\n`);
