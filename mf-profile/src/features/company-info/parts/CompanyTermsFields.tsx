import { styled } from 'styled-components';
import { brandingOptions } from 'shared-api/company-info';
import type { UserType } from 'shared-api/contract';
import { FieldPair } from 'shared-ui/Field';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import type { CompanyLists } from '../api/useCompanyLists';
import { isRequired, type CompanyInfoPurpose } from '../companyInfo.schema';
import { texts } from '../texts';
import { CompanyChoiceField } from './CompanyChoiceField';
import { CompanySelectField } from './CompanySelectField';
import { CompanyTickField } from './CompanyTickField';

interface CompanyTermsFieldsProps {
  purpose: CompanyInfoPurpose;
  /** The wording depends on it (CARD-05). */
  type: UserType;
  deal: CompanyLists['deal'];
}

/** The terms of a deal: circulation, sum and branding. */
export function CompanyTermsFields({ purpose, type, deal }: CompanyTermsFieldsProps) {
  const ListField = purpose === 'registration' ? CompanyTickField : CompanyChoiceField;
  return (
    <Group>
      <Legend>{texts.terms[type]}</Legend>
      <Stack>
        <FieldPair>
          <ListField name="circulation" label={texts.circulation} options={deal.data?.circulation} list={deal} />
          <ListField name="sum" label={texts.sum} options={deal.data?.sum} list={deal} />
        </FieldPair>
        <CompanySelectField
          name="branding"
          label={texts.branding}
          required={isRequired('branding', purpose)}
          options={deal.data && brandingOptions(deal.data.branding, type)}
          list={deal}
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
