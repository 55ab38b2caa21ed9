import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton';

function FavouriteOnPage(props: FavouriteButtonProps) {
  const [isFavourite, setIsFavourite] = useState(props.isFavourite);
  return (
    <FavouriteButton
      {...props}
      isFavourite={isFavourite}
      onChange={(next) => {
        setIsFavourite(next);
        return 'kept';
      }}
    />
  );
}

const meta = {
  title: 'Действия/FavouriteButton',
  component: FavouriteButton,
  tags: ['готово'],
  parameters: {
    guide: 'Звезда «в избранное» на карточке и странице компании; сама говорит, где хранится отметка.',
  },
  args: { name: 'Северный ветер', isFavourite: false, onChange: () => 'kept' },
  render: (args) => <FavouriteOnPage {...args} />,
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotYet: Story = { name: 'Не в избранном' };
export const Favourite: Story = { name: 'В избранном', args: { isFavourite: true } };
