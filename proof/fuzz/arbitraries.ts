import fc, { type Arbitrary } from 'fast-check';

/** The schema keywords of the contract that the fuzz test reads. */
export interface FuzzSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: FuzzSchema;
  anyOf?: FuzzSchema[];
  required?: string[];
  properties?: Record<string, FuzzSchema>;
}

/** Resolves a `$ref`. */
export type Resolve = (schema: FuzzSchema) => FuzzSchema;

const LONGEST = 300;

/** Values that fit no rule, or have broken servers before. */
export const garbage: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    "'; drop table users; --",
    '%',
    '../../etc/passwd',
    '2026-02-31',
    '25:99',
    [],
    {},
    [[]],
    [null],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that fit a schema; ids are mostly existing ones, so that calls sometimes get past «not found». */
export function fitting(schema: FuzzSchema, resolve: Resolve): Arbitrary<unknown> {
  const { type, enum: values, anyOf, ...rules } = resolve(schema);
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map((each) => fitting(each, resolve)));
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => fitting({ ...rules, type: each }, resolve)));
  if (type === 'integer' || type === 'number') return integers(rules);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array')
    return fc.array(fitting(rules.items ?? {}, resolve), {
      minLength: rules.minItems ?? 0,
      maxLength: Math.min(rules.maxItems ?? 5, 5),
    });
  if (type === 'object') return objects(rules, resolve);
  if (type === 'string') return strings(rules);
  return garbage;
}

function integers({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: FuzzSchema): Arbitrary<number> {
  const existing = fc.integer({ min: Math.max(minimum, 1), max: Math.max(minimum, Math.min(maximum, 8)) });
  return fc.oneof(
    { weight: 4, arbitrary: existing },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );
}

function strings({ format, pattern, minLength = 0, maxLength = LONGEST }: FuzzSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern?.includes('{4}'))
    return fc.constantFrom(
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-12-04',
      '2026-02-31',
      '0000-00-00',
      '9999-99-99',
    );
  if (pattern?.includes('{2}:')) return fc.constantFrom('09:00', '09:30', '10:00', '20:30', '21:00', '99:99');
  const stored = fc
    .constantFrom(
      'Россия',
      'Москва',
      'Минск',
      'Поставщик',
      'user1@test.example',
      '+7 900 1000001',
      'пароль2026',
      'Компания 1',
    )
    .filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, LONGEST) }),
    ...(maxLength >= 20 ? [stored] : []),
  );
}

function objects({ properties = {}, required = [] }: FuzzSchema, resolve: Resolve): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fitting(schema, resolve)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

/** Nearly valid values: one field is wrong, missing or additional. */
export function nearlyFitting(schema: FuzzSchema, resolve: Resolve): Arbitrary<unknown> {
  const names = Object.keys(resolve(schema).properties ?? {});
  return fc
    .tuple(
      fitting(schema, resolve),
      fc.constantFrom(...names, 'unknown', '__proto__', 'constructor'),
      garbage,
      fc.boolean(),
    )
    .map(([value, name, wrong, isMissing]) => {
      if (typeof value !== 'object' || value === null) return wrong;
      const changed = Object.entries(value).filter(([key]) => key !== name);
      // Through entries, so that `__proto__` becomes a field and not a prototype.
      return Object.fromEntries(isMissing ? changed : [...changed, [name, wrong]]);
    });
}
