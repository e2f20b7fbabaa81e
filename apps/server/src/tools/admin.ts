import { parseArgs } from 'node:util';
import { createSuperAdmin, makeResetLink, setPasswordByHand, staffAccounts } from '../features/auth/index.ts';
import { ask, askSecretly, askSecretlyOrNothing } from './ask.ts';
import { exitWithReason, UsageError, understood } from './exit.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run admin -- create [--username NAME] [--email ADDRESS] [--password PASSWORD]
       npm run admin -- list
       npm run admin -- reset --username NAME [--password PASSWORD]
Works beside a running server or without one. A password can also come on standard input.
  create   makes a super admin; what is left out is asked for
  list     shows super admins and raters
  reset    sets a new password and signs the account out everywhere; without a password it shows a link, good once
           and for an hour, with which the owner sets one`;

type Details = { username?: string; email?: string; password?: string };

async function main(): Promise<void> {
  const { command, ...details } = readArguments();
  if (command === 'create') return create(details);
  if (command === 'reset') return reset(details);
  return list(details);
}

async function create({ username, email, password }: Details): Promise<void> {
  const details = {
    username: username ?? (await ask('Username: ')),
    email: email ?? (await ask('E-mail: ')),
    password: password ?? (await askSecretly('Password: ')),
  };
  const id = await withDatabase(({ db, config }) => createSuperAdmin(db, details, config));
  console.log(`Created the super admin ${details.username} (user ${id}).`);
}

async function list(details: Details): Promise<void> {
  if (Object.keys(details).length > 0) throw new UsageError(usage);
  const accounts = await withDatabase(({ db }) => staffAccounts(db));
  for (const { id, username, isSuperAdmin, email, hasPassword, lastSeenAt } of accounts)
    console.log(
      [
        id,
        username,
        isSuperAdmin ? 'super admin' : 'rater',
        email,
        hasPassword ? 'has a password' : 'has no password',
        lastSeenAt === null ? 'not seen lately' : `seen ${lastSeenAt.toISOString()}`,
      ].join('  '),
    );
  if (accounts.length === 0) console.log('There are no super admins and no raters.');
}

async function reset({ username, email, password: given }: Details): Promise<void> {
  if (username === undefined || email !== undefined) throw new UsageError(usage);
  const password =
    given ?? ((await askSecretlyOrNothing('New password (empty: a link to set it): ')) || null);
  if (password === null) {
    const link = await withDatabase(({ db, config }) => makeResetLink(db, username, config));
    console.log(`Whoever opens this within an hour sets the password of ${username}:\n${link}`);
    return;
  }
  await withDatabase(({ db, config }) => setPasswordByHand(db, username, password, config));
  console.log(`${username} has a new password and is signed out everywhere.`);
}

const commands = ['create', 'list', 'reset'] as const;

const readArguments = () =>
  understood(usage, () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      options: { username: text, email: text, password: text },
      allowPositionals: true,
    });
    const [word, ...more] = positionals;
    const command = commands.find((known) => known === word);
    if (command === undefined || more.length > 0) throw new UsageError(usage);
    return { command, ...values };
  });

main().then(() => process.exit(0), exitWithReason);
