import { defineSearch, oneOf } from '../../lib/search-params.ts';

export const chartSubjects = ['passes', 'levels'] as const;
export type ChartSubject = (typeof chartSubjects)[number];

/** The start page: what its charts count. */
export const homeSearch = defineSearch({ chart: oneOf(chartSubjects, 'passes') });
