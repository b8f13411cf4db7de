import { expect, test } from 'vitest';
import { samplerOf } from '../src/opentelemetry/sampler.ts';

const everything = /^ParentBased\{root=AlwaysOnSampler,/;

test.each([
  [undefined, undefined, everything],
  ['parentbased_always_on', undefined, everything],
  ['nonsense', undefined, everything],
  ['parentbased_traceidratio', '0.1', /^ParentBased\{root=TraceIdRatioBased\{0\.1\},/],
  ['parentbased_always_off', undefined, /^ParentBased\{root=AlwaysOffSampler,/],
  ['traceidratio', '0.5', /^TraceIdRatioBased\{0\.5\}$/],
  ['always_on', undefined, /^AlwaysOnSampler$/],
  ['always_off', undefined, /^AlwaysOffSampler$/],
])('OTEL_TRACES_SAMPLER=%s, its argument %s', (name, ratio, expected) => {
  expect(samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }).toString()).toMatch(expected);
});
