import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type TestMailServer = {
  /** What SMTP_URL would be. */
  readonly url: string;
  /** Messages that were taken, as they came over the wire. */
  readonly messages: readonly string[];
  /** Answers given instead of the usual ones, by command (RCPT, DATA, …), until removed. */
  readonly refusals: Map<string, string>;
  readonly close: () => Promise<void>;
};

/** A mail server that takes everything, unless given otherwise; it speaks what a client without TLS and login needs. */
export async function testMailServer(): Promise<TestMailServer> {
  const messages: string[] = [];
  const refusals = new Map<string, string>();
  const sockets = new Set<Socket>();

  const talk = (socket: Socket) => {
    sockets.add(socket);
    let unread = '';
    let message: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const receive = (line: string) => {
      if (message !== null) {
        if (line !== '.') {
          message += `${line}\n`;
          return;
        }
        messages.push(message);
        message = null;
        say('250 taken');
        return;
      }
      const command = (line.split(' ')[0] ?? '').toUpperCase();
      const refusal = refusals.get(command);
      if (refusal !== undefined) say(refusal);
      else if (command === 'DATA') {
        message = '';
        say('354 go on');
      } else say(command === 'QUIT' ? '221 bye' : '250 fine');
    };
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const lines = (unread + chunk).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) receive(line);
    });
    say('220 test');
  };

  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refusals,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
