import { cpus, totalmem } from 'node:os';
import type { Plans } from './explain.ts';
import type { Filling } from './fill.ts';
import type { Measurement } from './measure.ts';
import type { Memory } from './processes.ts';
import type { Sizes } from './data.ts';

export type Outcome = {
  readonly scale: number;
  readonly sizes: Sizes;
  readonly measurements: readonly Measurement[];
  readonly memory: Memory;
  /** null when a filled database was found. */
  readonly filling: Filling | null;
  readonly plans: Plans;
};

const AIMS = { list: 0.08, detail: 0.15, none: null } as const;

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1);

const HEAD =
  '| endpoint | bytes | SQL | req/s, 1 | p50 | p99 | ratio, 1 | req/s, 16 | p50 | p99 | ceiling, 16 | ratio, 16 | aim | hot | ratio, hot | load |\n' +
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|';

export function ratioAt16({ loads }: Measurement): number {
  const load = loads.find(({ connections }) => connections === 16);
  return load ? load.site.requestsPerSecond / load.ceiling.requestsPerSecond : Number.NaN;
}

/** Repeated requests, of access P, are to reach half the ceiling. */
const HOT_AIM = 0.5;

function hotCells({ hot, loads }: Measurement): string[] {
  const ceiling = loads.find(({ connections }) => connections === 16)?.ceiling.requestsPerSecond;
  if (hot === null || ceiling === undefined) return ['', ''];
  const ratio = hot.requestsPerSecond / ceiling;
  return [whole(hot.requestsPerSecond), `${ratio.toFixed(3)}${ratio < HOT_AIM ? ' missed' : ''}`];
}

export function tableRow(measurement: Measurement): string {
  const { endpoint, bytes, statements, loads, loadAverage } = measurement;
  const aim = AIMS[endpoint.aim];
  const ratio = ratioAt16(measurement);
  const cells = loads.flatMap(({ connections, site, ceiling }) => [
    whole(site.requestsPerSecond),
    milliseconds(site.p50),
    milliseconds(site.p99),
    ...(connections === 1 ? [] : [whole(ceiling.requestsPerSecond)]),
    (site.requestsPerSecond / ceiling.requestsPerSecond).toFixed(3),
  ]);
  const verdict = aim === null ? '' : `${aim}${ratio < aim ? ' missed' : ''}`;
  const end = [verdict, ...hotCells(measurement), loadAverage.toFixed(1)];
  return `| ${[endpoint.name, whole(bytes), statements, ...cells, ...end].join(' | ')} |`;
}

/** One scale's part of docs/performance.md. */
export function section({ scale, sizes, measurements, memory, filling, plans }: Outcome): string {
  const { levels, players, passes, creditsALevel } = sizes;
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${whole(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return [
    `## ${scale}x: ${whole(levels)} levels, ${whole(players)} players, ${whole(passes)} passes, ${whole(levels * creditsALevel)} credits`,
    `Measured on ${new Date().toISOString().slice(0, 10)}; ${machine}. Load generator, server and database share the machine.`,
    [HEAD, ...measurements.map(tableRow)].join('\n'),
    `Memory of the server's process after all of this: RSS ${whole(memory.rss)} MB, heap ${whole(memory.heapUsed)} MB; RSS at its highest ${whole(memory.peakRss)} MB.`,
    ...(filling === null ? [] : [fillingText(filling)]),
    `### Text search\n\nThe word is \`${plans.word}\`. With the trigram index:\n\n\`\`\`\n${plans.withIndex}\n\`\`\`\n\nWithout it:\n\n\`\`\`\n${plans.withoutIndex}\n\`\`\``,
  ].join('\n\n');
}

function fillingText({ recomputation, idleRecomputation }: Filling): string {
  return (
    `Computing every score, worlds first, clear count, statistic and rank in one transaction took ${recomputation.toFixed(1)} s ` +
    `when all of them changed, and ${idleRecomputation.toFixed(1)} s when none did.`
  );
}

/** Puts the section of a scale in its place and leaves the rest of the document alone. */
export function withSection(document: string, scale: number, text: string): string {
  const begin = `<!-- measured at ${scale}x -->`;
  const end = `<!-- end of ${scale}x -->`;
  const marked = `${begin}\n\n${text}\n\n${end}`;
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${marked}\n`;
  return document.slice(0, from) + marked + document.slice(to + end.length);
}
