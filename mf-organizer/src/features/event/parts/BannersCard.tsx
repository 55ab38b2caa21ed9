import Plus from '@lucide/icons/icons/plus';
import X from '@lucide/icons/icons/x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { FileButton } from 'shared-ui/FileDrop';
import { findProblems } from 'shared-ui/forms';
import { Icon } from 'shared-ui/Icon';
import { safeHref } from 'shared-ui/safeHref';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import { useVersionedForm } from '#state/useVersionedForm';
import { useSaveSite, useUploadBanner } from '../api/useSite';
import { BANNER_TYPES, LARGEST_BANNER, MOST_BANNERS } from '../limits';
import { bannersSchema } from '../state/schemas';
import { isBanners, type Banner } from '../state/shapes';
import { texts } from '../texts';
import { CardForm } from './CardForm';
import { ListItem } from './ListItem';

interface BannersCardProps {
  banners: readonly Banner[];
  version: number;
}

/** Up to two banners in the menu of customers (ORG-07, SIDE-06). */
export function BannersCard({ banners, version }: BannersCardProps) {
  const save = useSaveSite();
  const form = useVersionedForm<{ banners: Banner[] }, { banners?: Banner[] | null; version: number }>({
    draft: 'organizer-banners',
    saved: { banners: [...banners] },
    version,
    problemsOf: (values) => findProblems(bannersSchema, values),
    isValues: isBanners,
    send: (values, seen) => save('banners', { ...values, version: seen }),
    valuesOf: (state) => ({ banners: state.banners ?? [] }),
    describe: (values) =>
      values.banners.map(({ label, href }, index) => ({ label: texts.banner(index + 1), text: `${label} ${href}` })),
  });
  const list = form.formik.values.banners;
  const change = (next: Banner[]) => void form.formik.setFieldValue('banners', next);
  const { onChange, onBlur } = form.fields.input('banners');
  const at = (index: number, name: 'href' | 'label') => {
    const path = `banners[${index}].${name}`;
    return { name: path, value: list[index]?.[name] ?? '', error: form.problems[path], onChange, onBlur };
  };
  return (
    <CardForm title={texts.banners} form={form}>
      {list.length === 0 && <p>{texts.noBanners}</p>}
      {list.map(({ image, label }, index) => {
        const title = texts.banner(index + 1);
        return (
          <ListItem
            key={index}
            title={title}
            actions={
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.remove(title)}
                icon={<Icon icon={X} size={16} />}
                onClick={() => change(list.filter((_, other) => other !== index))}
              />
            }
          >
            <BannerImage
              image={image}
              alt={label}
              problem={form.problems[`banners[${index}].image`]}
              onImage={(next) => void form.formik.setFieldValue(`banners[${index}].image`, next)}
            />
            <TextField {...at(index, 'href')} type="url" label={texts.link} required />
            <TextField {...at(index, 'label')} label={texts.bannerLabel} required />
          </ListItem>
        );
      })}
      <Button
        variant="secondary"
        icon={<Icon icon={Plus} size={16} />}
        reason={list.length >= MOST_BANNERS ? texts.mostBanners : undefined}
        onClick={() => change([...list, { image: '', href: '', label: '' }])}
      >
        {texts.addBanner}
      </Button>
    </CardForm>
  );
}

interface BannerImageProps {
  image: string;
  alt: string;
  problem: string | undefined;
  onImage: (image: string) => void;
}

function BannerImage({ image, alt, problem, onImage }: BannerImageProps) {
  const upload = useUploadBanner();
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const take = async (file: File) => {
    if (file.size > LARGEST_BANNER) return setFailure(texts.imageTooLarge);
    setFailure(undefined);
    setPercent(0);
    try {
      onImage(await upload(file, { onProgress: setPercent }));
    } catch (error) {
      setFailure(`${texts.imageFailed} ${describeError(error)}`);
    } finally {
      setPercent(undefined);
    }
  };
  return (
    <>
      {image && <Picture src={safeHref(image)} alt={alt} width={224} height={112} />}
      <Cluster>
        <FileButton
          variant="secondary"
          size="small"
          accept={BANNER_TYPES}
          isBusy={percent !== undefined}
          onFile={(file) => void take(file)}
        >
          {image ? texts.otherImage : texts.image}
        </FileButton>
        <Hint>{texts.imageHint}</Hint>
      </Cluster>
      {(failure ?? problem) && <Alert kind="danger">{failure ?? problem}</Alert>}
    </>
  );
}

const Hint = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  aspect-ratio: 2;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  object-fit: cover;
`;
