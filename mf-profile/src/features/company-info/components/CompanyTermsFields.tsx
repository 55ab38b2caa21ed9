import { styled } from 'styled-components';
import type { UserType } from 'shared-api/contract';
import { FieldPair } from 'shared-ui/FieldPair';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import type { useDealOptions } from '../api/useDealOptions';
import { brandingOptions } from '../brandingOptions';
import { isRequired, type CompanyInfoPurpose } from '../companyInfo.schema';
import { texts } from '../texts';
import { CompanyChoiceField } from './CompanyChoiceField';
import { CompanySelectField } from './CompanySelectField';

interface CompanyTermsFieldsProps {
  purpose: CompanyInfoPurpose;
  /** Whose terms they are: they are worded differently (CARD-05). */
  type: UserType;
  /** What can be chosen. */
  deal: ReturnType<typeof useDealOptions>;
}

/** The terms of a deal: circulation, sum and branding. */
export function CompanyTermsFields({ purpose, type, deal: { dealOptions, ...list } }: CompanyTermsFieldsProps) {
  return (
    <Group>
      <Legend>{texts.terms[type]}</Legend>
      <Stack>
        <FieldPair>
          <CompanyChoiceField
            name="circulation"
            label={texts.circulation}
            required={isRequired('circulation', purpose)}
            options={dealOptions?.circulation}
            {...list}
          />
          <CompanyChoiceField
            name="sum"
            label={texts.sum}
            required={isRequired('sum', purpose)}
            options={dealOptions?.sum}
            {...list}
          />
        </FieldPair>
        <CompanySelectField
          name="branding"
          label={texts.branding}
          required={isRequired('branding', purpose)}
          options={dealOptions && brandingOptions(dealOptions.branding, type)}
          {...list}
        />
      </Stack>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.text.m};
  font-weight: ${theme.weight.bold};
`;
