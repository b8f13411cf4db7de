import perfHooks from 'node:perf_hooks';

/**
 * What a process measures of itself goes on when it was killed, as this thread lives on: a timer each 10 ms and an
 * observer of each collection, which took a third of the processor after some hundred of them. Before the first import
 * of a service.
 */
export function measureNothing(): void {
  Object.assign(perfHooks, {
    monitorEventLoopDelay: undefined,
    PerformanceObserver: class {
      observe(): void {}
    },
  });
}
