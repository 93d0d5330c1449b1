import { useState } from 'react';
import { useLanguage } from '#island/Island.tsx';
import { OptionGroups, type OptionGroup } from '#island/OptionGroups.tsx';
import { LABEL_WORDS, type Bottle, type LabelName } from '#figures/bottle-examiner/examine.ts';

/** Widths of fields. */
const WIDE = 'col-span-6 sm:col-span-3';
const HALF = 'col-span-3 sm:col-span-2';
const LINE = 'col-span-6 sm:col-span-4';

interface BottleFieldsProps {
  readonly bottle: Partial<Bottle>;
  readonly names: readonly LabelName[];
  readonly tiers: readonly OptionGroup[];
  readonly onSet: (change: Partial<Bottle>) => void;
}

/** The form: a field for each statement of a label. */
export function BottleFields({ bottle, names, tiers, onSet }: BottleFieldsProps) {
  const { t } = useLanguage<'examiner'>();
  const choice = (
    name: 'house' | 'line' | 'colour' | 'capsule',
    width: string,
    choices: Readonly<Record<string, string>>,
  ) => (
    <label className={`choice ${width}`}>
      <span>{t(`examiner.${name}`)}</span>
      <select
        value={bottle[name] ?? ''}
        onChange={({ currentTarget: { value } }) => {
          onSet({ [name]: value === '' ? undefined : value });
        }}
      >
        <option value="">{t('examiner.unknown')}</option>
        {Object.entries(choices).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
  const number = (name: 'year' | 'count', digits: number) => (
    <label className={HALF}>
      <span>{t(`examiner.${name}`)}</span>
      <NumberField
        value={bottle[name]}
        digits={digits}
        onSet={(value) => {
          onSet({ [name]: value });
        }}
      />
    </label>
  );
  const { house } = bottle;
  const houses = {
    domaine: t('examiner.house.domaine'),
    leroy: t('examiner.house.leroy'),
    maison: t('examiner.house.maison'),
    auvenay: t('examiner.house.auvenay'),
  };
  return (
    <fieldset>
      <legend className="caps">{t('examiner.fields')}</legend>
      {choice(
        'house',
        WIDE,
        house === undefined || house in houses ? houses : { ...houses, [house]: LABEL_WORDS[house] },
      )}
      <label className={`choice ${WIDE}`}>
        <span>{t('examiner.wine')}</span>
        <select
          value={bottle.name?.id ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onSet({ name: names.find(({ id }) => id === value) });
          }}
        >
          <option value="">{t('examiner.unknown')}</option>
          {bottle.name && !tiers.some(({ options }) => options.some(({ id }) => id === bottle.name?.id)) && (
            <option value={bottle.name.id}>{bottle.name.name}</option>
          )}
          <OptionGroups groups={tiers} />
        </select>
      </label>
      {number('year', 4)}
      {choice('colour', HALF, { red: t('examiner.colour.red'), white: t('examiner.colour.white') })}
      {choice('capsule', HALF, { red: t('examiner.capsule.red'), white: t('examiner.capsule.white') })}
      {number('count', 1)}
      {choice('line', LINE, { estate: t('examiner.line.estate'), merchant: t('examiner.line.merchant') })}
    </fieldset>
  );
}

interface NumberFieldProps {
  readonly value: number | undefined;
  /** A number counts from this many digits on. */
  readonly digits: number;
  readonly onSet: (value: number | undefined) => void;
}

/** A field for a number of the title. What is typed stands in it until it is left, so that half a number is no change. */
function NumberField({ value, digits, onSet }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const set = (text: string): void => {
    const given = text.replace(/\D/g, '');
    const next = given.length >= digits ? Number(given) : undefined;
    if (next !== value) onSet(next);
  };
  return (
    <input
      inputMode="numeric"
      value={typed ?? value ?? ''}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        set(currentTarget.value);
      }}
      onBlur={() => {
        if (typed !== undefined) set(typed);
        setTyped(undefined);
      }}
    />
  );
}
