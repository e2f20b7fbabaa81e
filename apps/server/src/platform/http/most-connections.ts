import { readFileSync } from 'node:fs';
import { usualConnectionLimits } from './connections.ts';

/** Open files that are left for the database, files, and calls of other services. */
const RESERVE = 150;
const FEWEST = 16;

/**
 * The bound of connections: the setting, or what carries a busy evening; never more than the limit of open files has
 * room for.
 * @param limits what Linux says in /proc/self/limits; null where nobody says it
 */
export function mostConnections(setting: number | null, limits: string | null): number {
  const openFiles = Number(/^Max open files\s+(\d+)/m.exec(limits ?? '')?.[1] ?? Infinity);
  return Math.min(setting ?? usualConnectionLimits.most, Math.max(FEWEST, openFiles - RESERVE));
}

export function limitsOfProcess(): string | null {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return null;
  }
}
