import { Chip, Chips, SearchField, Select } from '@facet/ui';
import { t } from '../texts.ts';
import { filters, sorts, type OfferChoice, type OfferSort } from './offer-choice.ts';
import styles from './offers.module.css';

/** What is fingered is a phone. */
const deviceHere = (): 'phone' | 'computer' => (window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer');

interface OfferToolsProps {
  choice: OfferChoice;
  onChoice: (change: Partial<OfferChoice>) => void;
}

/** Search, order, and chips for the kinds. */
export function OfferTools({ choice, onChoice }: OfferToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.bar}>
        <SearchField label={t('Search offers')} search={choice.search} onSearch={(search) => onChoice({ search })} />
        <div className={styles.sort}>
          <Select
            label={t('Sort by')}
            value={choice.sort}
            options={sorts.map(({ value, label }) => ({ value, label: t(label) }))}
            onValueChange={(sort) => onChoice({ sort: sort as OfferSort })}
          />
        </div>
      </div>
      <Chips label={t('Filter offers')}>
        {filters.map(({ value, label, icon }) => (
          <Chip key={value} icon={icon} pressed={choice.filter === value} onPress={() => onChoice({ filter: value })}>
            {t(label)}
          </Chip>
        ))}
        <Chip
          icon="smartphone"
          pressed={choice.device !== null}
          onPress={() => onChoice({ device: choice.device === null ? deviceHere() : null })}
        >
          {t('On this device')}
        </Chip>
      </Chips>
    </div>
  );
}
