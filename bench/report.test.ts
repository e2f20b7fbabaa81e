import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { median } from './load.ts';
import { ratioAt16, tableRow, withSection } from './report.ts';

const load = (requestsPerSecond: number) => ({ requestsPerSecond, p50: 1.234, p99: 22.56 });

describe('the report', () => {
  it('takes the run in the middle', () => {
    expect(median([load(30), load(10), load(20)])).toEqual(load(20));
  });

  it('holds an endpoint against its aim', () => {
    const endpoint = ENDPOINTS[0];
    if (endpoint === undefined) throw new Error('no lists');
    const at = (connections: number, site: number) => ({
      connections,
      site: load(site),
      ceiling: load(10_000),
    });
    const slow = {
      endpoint,
      bytes: 1234,
      statements: 2,
      loads: [at(1, 400), at(16, 700)],
      hot: load(4_000),
      loadAverage: 1,
    };
    expect(ratioAt16(slow)).toBeCloseTo(0.07);
    expect(tableRow(slow)).toBe(
      '| levels, first page | 1,234 | 2 | 400 | 1.23 | 22.6 | 0.040 | 700 | 1.23 | 22.6 | 10,000 | 0.070 | 0.08 missed | 4,000 | 0.400 missed | 1.0 |',
    );
    expect(tableRow({ ...slow, loads: [at(1, 400), at(16, 900)] })).toContain('| 0.090 | 0.08 | 4,000 |');
  });

  it('replaces its own section of the document and nothing else', () => {
    const first = withSection('# Title\n', 1, 'one');
    const both = withSection(first, 10, 'ten');
    const renewed = withSection(both, 1, 'ONE');
    expect(renewed).toContain('# Title');
    expect(renewed).toContain('ten');
    expect(renewed).toContain('ONE');
    expect(renewed).not.toContain('one\n');
    expect(withSection(renewed, 1, 'one')).toBe(both);
  });
});
