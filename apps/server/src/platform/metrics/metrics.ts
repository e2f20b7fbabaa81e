import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type LabelledNumber = {
  readonly labels: Readonly<Partial<Record<'kind' | 'state' | 'type', string>>>;
  readonly value: number;
};

/** Metrics of this process in the Prometheus text format. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds; a kept reply takes one millisecond, a hash of a password half a second. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Ids never become labels: an address is reported by its pattern, everything outside the API as `page`. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'rondo_http_seconds',
    help: 'Time to answer a request, by method, address pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const replies = new Counter({
    name: 'rondo_visitor_replies_total',
    help: "Visitors' replies that were kept already, and those that were made",
    labelNames: ['source'],
    registers: [registry],
  });
  const [kept, made] = [replies.labels('kept'), replies.labels('made')];
  return {
    /** A number, or one for each set of labels, read whenever somebody looks. */
    gauge: (name: string, help: string, read: () => number | Promise<LabelledNumber[]>) => {
      new Gauge({
        name,
        help,
        labelNames: ['kind', 'state', 'type'],
        registers: [registry],
        async collect() {
          const now = await read();
          this.reset();
          if (typeof now === 'number') this.set(now);
          else for (const { labels, value } of now) this.set(labels, value);
        },
      });
    },
    /** @returns what adds one value */
    histogram: <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) => {
      const histogram = new Histogram({ name, help, labelNames, buckets, registers: [registry] });
      return (labels: Record<Label, string>, value: number) => histogram.observe(labels, value);
    },
    /** Counts the replies of an app and how long they took, by address pattern. */
    observe: (app: FastifyInstance) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.config.endpoint?.url ?? 'page';
        seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
        done();
      });
    },
    /** Visitors' replies, kept or new. */
    replies: { kept: () => kept.inc(), made: () => made.inc() },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
