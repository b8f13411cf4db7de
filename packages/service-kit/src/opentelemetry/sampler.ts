import { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler, type Sampler } from '@opentelemetry/sdk-trace';

const PARENT_BASED = 'parentbased_';

/**
 * What OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG ask for; `parentbased_always_on` when they say nothing known.
 */
export function samplerOf({ OTEL_TRACES_SAMPLER: name = '', OTEL_TRACES_SAMPLER_ARG: ratio }: NodeJS.ProcessEnv): Sampler {
  if (name.startsWith(PARENT_BASED)) return new ParentBasedSampler({ root: rootSampler(name.slice(PARENT_BASED.length), ratio) });
  return ['always_on', 'always_off', 'traceidratio'].includes(name)
    ? rootSampler(name, ratio)
    : new ParentBasedSampler({ root: new AlwaysOnSampler() });
}

function rootSampler(name: string, ratio = '1'): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(Number(ratio)) : new AlwaysOnSampler();
}
