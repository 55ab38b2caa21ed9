import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Select } from 'shared-ui/Select';
import { media, theme } from 'shared-ui/theme';
import type { CatalogOrder } from '#domain/catalogQuery';
import type { OrderChoice } from '../state/useCatalogOrder';
import { texts } from '../texts';

interface CatalogOrderSelectProps {
  order: CatalogOrder;
  choice: OrderChoice;
  onChange: (order: CatalogOrder) => void;
}

/** Selects the order of the companies; says why the best fits cannot be first. */
export function CatalogOrderSelect({ order, choice: { orders, missing }, onChange }: CatalogOrderSelectProps) {
  return (
    <>
      {missing === 'areas' && (
        <Note>
          <Link to={`${paths.profileEdit}#company`}>{texts.chooseAreas}</Link>
        </Note>
      )}
      {missing === 'server' && <Note>{texts.noFits}</Note>}
      {orders.length > 1 && (
        <Small
          label={texts.order}
          isLabelHidden
          value={order}
          options={orders.map((value) => ({ value, label: texts.orders[value] }))}
          onChange={({ target }) => {
            const chosen = orders.find((each) => each === target.value);
            if (chosen) onChange(chosen);
          }}
        />
      )}
    </>
  );
}

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.space(6)};

    ${media.narrow} {
      min-height: ${theme.control.height};
    }
  }
`;

const Small = styled(Select)`
  width: auto;
  max-width: 100%;
  min-height: ${theme.control.heightSmall};
  padding-block: 0;
`;
