import { parseArgs } from 'node:util';
import { createSuperAdmin } from '../features/auth/index.ts';
import { ask, askSecretly } from './ask.ts';
import { exitWithReason, UsageError } from './exit.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run admin -- create [--username NAME] [--email ADDRESS] [--password PASSWORD]
Makes a super admin. What is left out is asked for; the password can also come on standard input.`;

async function main(): Promise<void> {
  const { command, username, email, password } = readArguments();
  if (command !== 'create') throw new UsageError(usage);
  const details = {
    username: username ?? (await ask('Username: ')),
    email: email ?? (await ask('E-mail: ')),
    password: password ?? (await askSecretly('Password: ')),
  };
  const id = await withDatabase(({ db, config }) => createSuperAdmin(db, details, config));
  console.log(`Created the super admin ${details.username} (user ${id}).`);
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { username: text, email: text, password: text },
      allowPositionals: true,
    });
    return { command: positionals.length === 1 ? positionals[0] : undefined, ...values };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

main().then(() => process.exit(0), exitWithReason);
